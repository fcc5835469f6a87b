import type { ReactNode, SubmitEvent } from "react";
import { Icon } from "~/ui/icon";
import { showToast, type Toast } from "~/ui/toast/toast";

type Props = {
  title: string;
  button: string;
  /** What it answers to any input. */
  answer: { text: string; lang: Toast["lang"] };
  /** The fields. */
  children: ReactNode;
  /** Under the buttons: the way to the other form. */
  other: ReactNode;
};

/**
 * What register and login share (spec 2, 5): the browser's own validation, a toast, a form that clears itself, and the
 * two alternatives that do nothing. Nothing is sent anywhere.
 */
export function AccountForm({ title, button, answer, children, other }: Props) {
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    event.currentTarget.reset();
    showToast({ kind: "success", message: answer.text, lang: answer.lang });
  }

  return (
    // A form of method "dialog" that is in no dialog is sent nowhere, also where scripts do not run.
    <form method="dialog" aria-label={title} onSubmit={onSubmit}>
      {children}
      <button type="submit" className="button button-primary mt-7 min-h-[60px] w-full text-[17px]">
        {button}
      </button>
      <p className="without-scripts mt-4 font-medium">
        This form needs JavaScript, which is switched off in your browser.
      </p>
      <p className="account-or">or</p>
      <div className="grid gap-3 tablet:grid-cols-2">
        <IdleProvider icon="google" name="Google" />
        <IdleProvider icon="facebook" name="Facebook" />
      </div>
      <p className="mt-7 text-center text-muted">{other}</p>
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
