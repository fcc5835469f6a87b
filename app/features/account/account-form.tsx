import type { ReactNode, SubmitEvent } from "react";
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
      {children}
      <button type="submit" className="button button-primary mt-8 min-h-[60px] w-full text-base">
        {words.send}
      </button>
      <p className="without-scripts mt-4 font-medium">{formWithoutScripts}</p>
      <p className="or-line">{words.or}</p>
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
    <button type="button" disabled className="button cursor-not-allowed border-line">
      <Icon name={icon} className="size-5" />
      {name}
    </button>
  );
}
