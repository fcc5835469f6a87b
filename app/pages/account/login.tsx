import { loginPage } from "~/catalog/schemas/shop-pages";
import { LoginForm } from "~/features/account/login-form";
import { AccountCard } from "~/sections/account-card";
import { parentPages } from "~/words/navigation";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/login";

export const loader = () => ({ page: loginPage(), breadcrumbs: [parentPages.home] });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  demoMeta({ ...loaderData.page, breadcrumbs: loaderData.breadcrumbs });

export default function Login({ loaderData: { page, breadcrumbs } }: Route.ComponentProps) {
  return (
    <AccountCard content={page} breadcrumbs={breadcrumbs}>
      <LoginForm title={page.title} words={page.form} />
    </AccountCard>
  );
}
