import { registerPage } from "~/catalog/schemas/shop-pages";
import { AccountCard } from "~/sections/account-card";
import { TextField } from "~/ui/text-field";
import * as messages from "~/words/messages";
import { parentPages } from "~/words/navigation";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/register";
import { AccountForm } from "./account-form";

export const loader = () => ({ page: { ...registerPage(), breadcrumbs: [parentPages.home] } });

export const meta = ({ loaderData }: Route.MetaArgs) => demoMeta(loaderData.page);

/** The confirmation is plain text and is not compared (spec 5). */
export default function Register({ loaderData: { page } }: Route.ComponentProps) {
  const { email, password, confirm } = page.form;
  return (
    <AccountCard content={page}>
      <AccountForm title={page.title} words={page.form} answer={messages.registered} other="/login">
        <TextField
          label={email}
          name="email"
          type="email"
          autoComplete="email"
          required
          className="@lg:col-span-2"
        />
        <TextField label={password} name="password" type="password" autoComplete="new-password" required />
        <TextField
          label={confirm}
          name="confirm-password"
          autoComplete="off"
          autoCapitalize="none"
          required
        />
      </AccountForm>
    </AccountCard>
  );
}
