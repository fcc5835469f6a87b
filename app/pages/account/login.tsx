import { loginPage } from "~/catalog/schemas/shop-pages";
import { AccountCard } from "~/sections/account-card";
import { TextField } from "~/ui/text-field";
import * as messages from "~/words/messages";
import { parentPages } from "~/words/navigation";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/login";
import { AccountForm } from "./account-form";

export const loader = () => ({ page: { ...loginPage(), breadcrumbs: [parentPages.home] } });

export const meta = ({ loaderData }: Route.MetaArgs) => demoMeta(loaderData.page);

/** Accepts any email and password (spec 8). */
export default function Login({ loaderData: { page } }: Route.ComponentProps) {
  const { email, password } = page.form;
  return (
    <AccountCard content={page}>
      <AccountForm title={page.title} words={page.form} answer={messages.loggedIn} other="/register">
        <TextField label={email} name="email" type="email" autoComplete="email" required />
        <TextField
          label={password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
      </AccountForm>
    </AccountCard>
  );
}
