import type { ReactNode, SubmitEvent } from "react";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { showToast, type Toast } from "~/ui/toast/toast";
import { formWithoutScripts } from "~/words/frame";

/** What register and login say. */
export type AccountWords = {
  email: string;
  password: string;
  send: string;
  or: string;
  /** The way to the other form. */
  other: { text: string; link: string };
};

type Props = {
  title: string;
  words: AccountWords;
  /** What it answers to any input. */
  answer: { text: string; lang: Toast["lang"] };
  /** The fields. */
  children: ReactNode;
  /** The page of the other form. */
  other: "/login" | "/register";
};

/**
 * What register and login share (spec 2, 5): the browser's own validation, a toast, a form that clears itself, and the
 * two alternatives that do nothing. Nothing is sent anywhere.
 */
export function AccountForm({ title, words, answer, children, other }: Props) {
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    event.currentTarget.reset();
    showToast({ kind: "success", message: answer.text, lang: answer.lang });
  }

  return (
    // A form of method "dialog" that is in no dialog is sent nowhere, also where scripts do not run.
    <form method="dialog" aria-label={title} onSubmit={onSubmit}>
      <div className="@container">
        <div className="grid gap-x-4 gap-y-6 @lg:grid-cols-2">{children}</div>
      </div>
      <Button type="submit" look="primary" size="large" className="mt-8 w-full">
        {words.send}
      </Button>
      <p className="mt-4 font-medium scripted:hidden">{formWithoutScripts}</p>
      <p className="my-4 flex items-center gap-4 text-sm text-muted before:flex-1 before:border-t before:border-husk-300 after:flex-1 after:border-t after:border-husk-300">
        {words.or}
      </p>
      <div className="grid gap-3 tablet:grid-cols-2">
        <IdleProvider icon="google" name="Google" />
        <IdleProvider icon="facebook" name="Facebook" />
      </div>
      <p className="mt-8 text-center text-muted">
        {words.other.text}{" "}
        <Link to={other} className="text-palm-700 text-link">
          {words.other.link}
        </Link>
      </p>
    </form>
  );
}

/** An alternative without action (spec 2): it is there, and says that it cannot be used. */
function IdleProvider({ icon, name }: { icon: "google" | "facebook"; name: string }) {
  return (
    <Button disabled look="idle">
      <Icon name={icon} className="size-5" />
      {name}
    </Button>
  );
}
