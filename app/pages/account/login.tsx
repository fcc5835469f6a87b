import { loginPage } from "~/catalog/schemas/shop-pages";
import { AccountCard } from "~/sections/account-card";
import * as messages from "~/words/messages";
import { parentPages } from "~/words/navigation";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/login";
import { AccountForm } from "./account-form";

export const loader = () => ({ page: { ...loginPage(), breadcrumbs: [parentPages.home] } });

export const meta = ({ loaderData }: Route.MetaArgs) => demoMeta(loaderData.page);

export default function Login({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <AccountCard content={page}>
      <AccountForm page={page} answer={messages.loggedIn} other="/register" />
    </AccountCard>
  );
}
