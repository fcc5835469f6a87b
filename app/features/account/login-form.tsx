import type { LoginPage } from "~/catalog/schemas/shop-pages";
import { TextField } from "~/ui/text-field";
import * as messages from "~/words/messages";
import { AccountForm } from "./account-form";

/** Accepts any email and password (spec 8). */
export function LoginForm({ title, words }: { title: string; words: LoginPage["form"] }) {
  return (
    <AccountForm title={title} words={words} answer={messages.loggedIn} other="/register">
      <TextField label={words.email} name="email" type="email" autoComplete="email" required />
      <TextField
        label={words.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
    </AccountForm>
  );
}
