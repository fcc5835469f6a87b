import { loginPage, registerPage } from "~/catalog/content/shop-pages";
import { TINT_CLASSES } from "~/lib/background";
import { classNames } from "~/lib/class-names";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Button } from "~/ui/button";
import { DemoForm } from "~/ui/demo-form";
import { TextField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { StudioPicture } from "~/ui/tile";
import { formWithoutScripts } from "~/words/frame";
import { messages } from "~/words/messages";
import { parentPages } from "~/words/navigation";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/account";
import styles from "./account.module.css";

/** Loads the login or the registration page. */
export function loader({ pattern }: Route.LoaderArgs) {
  const register = pattern === "register" ? registerPage() : undefined;
  return { ...(register ?? loginPage()), confirm: register?.form.confirm };
}

export const meta = ({ loaderData }: Route.MetaArgs) => demoMeta(loaderData);

/** The title above a still life, beside a card with the form. */
export default function Account({ loaderData: page }: Route.ComponentProps) {
  const { title, lead, picture, tint, path, form: words, confirm } = page;
  const isNew = confirm !== undefined;
  return (
    <section key={path} className={`isolate bg-(--tint) ${TINT_CLASSES[tint]}`}>
      <div className="wrap flex flex-col gap-x-6 tablet:grid tablet:grid-cols-6-7 desktop:grid-cols-7-5 desktop:grid-rows-[auto_1fr]">
        <div className="pt-8 desktop:pt-12">
          <Breadcrumb breadcrumbs={[parentPages.home]} current={title} />
          <h1 className="mt-4">{title}</h1>
          <p className="mt-4 max-w-[34ch] lead text-balance">{lead}</p>
        </div>
        <StudioPicture
          picture={picture}
          sizes={{ phone: 3 / 5, desktop: 1 / 2 }}
          priority
          className={styles.picture}
        />
        <div
          className={classNames(
            "relative mb-12 rounded-card rounded-tl-leaf bg-husk-50 px-6 pt-12 pb-8",
            "tablet:col-span-2 tablet:mb-16 tablet:p-12 tablet:shadow-float",
            "desktop:col-span-1 desktop:col-start-2 desktop:row-span-2 desktop:row-start-1 desktop:mt-16 desktop:p-16",
          )}
        >
          <DemoForm
            className="print:hidden"
            aria-label={title}
            answer={isNew ? messages.registered : messages.loggedIn}
          >
            <div className="grid gap-x-4 gap-y-6 tablet:grid-cols-2 desktop:grid-cols-1">
              <TextField
                label={words.email}
                name="email"
                type="email"
                autoComplete="email"
                required
                className={isNew ? "col-span-full" : ""}
              />
              <TextField
                label={words.password}
                name="password"
                type="password"
                autoComplete={isNew ? "new-password" : "current-password"}
                required
              />
              {/* Plain text fields, which the demo does not compare. */}
              {isNew ? (
                <TextField
                  label={confirm}
                  name="confirm-password"
                  autoComplete="off"
                  autoCapitalize="none"
                  required
                />
              ) : null}
            </div>
            <Button type="submit" look="primary" size="large" className="mt-8 w-full">
              {words.send}
            </Button>
            <p className="mt-4 font-medium scripted:hidden">{formWithoutScripts}</p>
            <div className="my-4 flex items-center gap-4 text-sm text-muted">
              <hr aria-hidden="true" className="flex-1 border-husk-300" />
              {words.or}
              <hr aria-hidden="true" className="flex-1 border-husk-300" />
            </div>
            <div className="grid gap-3 tablet:grid-cols-2">
              {/* The demo's buttons do nothing. */}
              {(["Google", "Facebook"] as const).map((name) => (
                <Button key={name} disabled look="idle">
                  <Icon name={name === "Google" ? "google" : "facebook"} className="size-5" />
                  {name}
                </Button>
              ))}
            </div>
            <p className="mt-8 text-center text-muted">
              {words.other.text}{" "}
              <Link to={isNew ? "/login" : "/register"} className="text-palm-700 text-link">
                {words.other.link}
              </Link>
            </p>
          </DemoForm>
        </div>
      </div>
    </section>
  );
}
