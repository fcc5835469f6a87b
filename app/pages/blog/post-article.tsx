import { Fragment } from "react";
import type { Post } from "~/catalog/posts";
import { fill, type CountedWords } from "~/lib/fill";
import { Breadcrumb, type Crumb } from "~/ui/breadcrumb";
import type { Picture as PictureData } from "~/lib/picture";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import { body } from "~/words/post";
import { PictureTile } from "~/sections/picture-tile";
import { PostMeta } from "~/sections/post-card";

type Props = {
  post: Omit<Post, "date" | "thumb">;
  /** Of its author, who is one of the farm. */
  portrait: PictureData | undefined;
  counted: CountedWords;
  breadcrumbs: readonly Crumb[];
  address: string;
  /** It stands alone, as wide as the page. */
  wide: boolean;
};

/** One post: its picture, date, author and number of comments, the text with a quote and a list, tags, share and author. */
export function PostArticle({ post, portrait, counted, breadcrumbs, address, wide }: Props) {
  const sizes = wide ? "(width < 1640px) 86vw, 1440px" : "(width < 1181px) 86vw, 860px";
  return (
    <article className="post">
      <header>
        <Breadcrumb breadcrumbs={breadcrumbs} current={post.title} short />
        <h1 className="post-title">{post.title}</h1>
        <PostMeta post={post} counted={counted} />
      </header>
      <div className="post-body">
        <PictureTile
          picture={post.thumbFull}
          background={post.background}
          sizes={sizes}
          lead
          className="post-picture"
        />
        <div className="post-text">
          <p className="description-lead">{post.description}</p>
          {body.paragraphs.map((text, index) => (
            <Fragment key={text}>
              {post.second && index === 1 ? (
                <PictureTile picture={post.second} background={post.background} sizes={sizes} />
              ) : null}
              <p>{text}</p>
            </Fragment>
          ))}
        </div>
        <blockquote className="post-quote">
          <p className="mb-4">{body.quote.text}</p>
          <footer className="text-muted">{body.quote.author}</footer>
        </blockquote>
        <div className="post-text">
          <p>{body.closing}</p>
          <div className="post-note">
            <h2>{body.listTitle}</h2>
            <ul className="ruled">
              {body.list.map((point) => (
                <li key={point} className="py-2">
                  {point}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <div className="post-end">
        <ul aria-label={body.tagsLabel} className="flex flex-wrap gap-2">
          {body.tags.map((tag) => (
            <li key={tag} className="tag">
              {tag}
            </li>
          ))}
        </ul>
        <div className="author">
          <section aria-label={body.author} className="flex items-center gap-4">
            {portrait ? (
              <span className="tile author-portrait">
                <Picture picture={portrait} sizes="100px" decorative />
              </span>
            ) : null}
            <div>
              <h2 className="card-title">{post.author}</h2>
              <p className="mt-1 text-balance text-muted">{body.authorText}</p>
            </div>
          </section>
          <ShareLinks title={post.title} address={address} />
        </div>
      </div>
    </article>
  );
}

function ShareLinks({ title, address }: { title: string; address: string }) {
  const [url, text] = [encodeURIComponent(address), encodeURIComponent(title)];
  const links = [
    { name: "Facebook", icon: "facebook", to: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: "WhatsApp", icon: "whatsapp", to: `https://wa.me/?text=${text}%20${url}` },
    { name: body.email, icon: "mail", to: `mailto:?subject=${text}&body=${url}` },
  ] as const;
  return (
    <ul aria-label={body.share} className="flex gap-2 text-palm-700">
      {links.map(({ name, icon, to }) => (
        <li key={name}>
          <a
            href={to}
            target="_blank"
            rel="noreferrer"
            aria-label={fill(body.shareBy, { name })}
            className="button-round"
          >
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
