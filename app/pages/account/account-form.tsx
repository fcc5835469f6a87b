import type { SubmitEvent } from "react";
import type { LoginPage, RegisterPage } from "~/catalog/schemas/shop-pages";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { TextField } from "~/ui/text-field";
import { showToast, type Toast } from "~/ui/toast/toast";
import { formWithoutScripts } from "~/words/frame";

type Props = {
  page: LoginPage | RegisterPage;
  answer: { text: string; lang: Toast["lang"] };
  other: "/login" | "/register";
};

/** Sends nothing: the browser validates, and any input gets a toast and resets the form (spec 2, 5, 8). */
export function AccountForm({ page: { title, form: words }, answer, other }: Props) {
  const isNew = "confirm" in words;

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    event.currentTarget.reset();
    showToast({ kind: "success", message: answer.text, lang: answer.lang });
  }

  return (
    // Outside a dialog, method "dialog" submits nothing, even without scripts.
    <form method="dialog" aria-label={title} onSubmit={onSubmit}>
      <div className="@container">
        <div className="grid gap-x-4 gap-y-6 @lg:grid-cols-2">
          <TextField
            label={words.email}
            name="email"
            type="email"
            autoComplete="email"
            required
            className={isNew ? "@lg:col-span-2" : ""}
          />
          <TextField
            label={words.password}
            name="password"
            type="password"
            autoComplete={isNew ? "new-password" : "current-password"}
            required
          />
          {/* Plain text, and not compared (spec 5). */}
          {isNew ? (
            <TextField
              label={words.confirm}
              name="confirm-password"
              autoComplete="off"
              autoCapitalize="none"
              required
            />
          ) : null}
        </div>
      </div>
      <Button type="submit" look="primary" size="large" className="mt-8 w-full">
        {words.send}
      </Button>
      <p className="mt-4 font-medium scripted:hidden">{formWithoutScripts}</p>
      <p className="my-4 flex items-center gap-4 text-sm text-muted before:flex-1 before:border-t before:border-husk-300 after:flex-1 after:border-t after:border-husk-300">
        {words.or}
      </p>
      <div className="grid gap-3 tablet:grid-cols-2">
        <DisabledProvider icon="google" name="Google" />
        <DisabledProvider icon="facebook" name="Facebook" />
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

/** Sign-in with a provider does nothing (spec 2). */
function DisabledProvider({ icon, name }: { icon: "google" | "facebook"; name: string }) {
  return (
    <Button disabled look="idle">
      <Icon name={icon} className="size-5" />
      {name}
    </Button>
  );
}
