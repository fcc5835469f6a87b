import type { RegisterPage } from "~/catalog/schemas/shop-pages";
import { TextField } from "~/ui/text-field";
import * as messages from "~/words/messages";
import { AccountForm } from "./account-form";

/** The confirmation is plain text and is not compared (spec 5). */
export function RegisterForm({ title, words }: { title: string; words: RegisterPage["form"] }) {
  return (
    <AccountForm title={title} words={words} answer={messages.registered} other="/login">
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        className="@lg:col-span-2"
      />
      <TextField
        label={words.password}
        name="password"
        type="password"
        autoComplete="new-password"
        required
      />
      <TextField
        label={words.confirm}
        name="confirm-password"
        autoComplete="off"
        autoCapitalize="none"
        required
      />
    </AccountForm>
  );
}
