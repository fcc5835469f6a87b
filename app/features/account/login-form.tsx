import { TextField } from "~/ui/text-field";
import * as messages from "~/words/messages";
import { AccountForm, type AccountWords } from "./account-form";

/** Email and password; any of them will do (spec 2, 5, 8). */
export function LoginForm({ title, words }: { title: string; words: AccountWords }) {
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
