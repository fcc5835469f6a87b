import { registerPage } from "~/catalog/schemas/shop-pages";
import { RegisterForm } from "~/features/account/register-form";
import { AccountCard } from "~/sections/account-card";
import { parentPages } from "~/words/navigation";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/register";

export const loader = () => ({ page: registerPage(), breadcrumbs: [parentPages.home] });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  demoMeta({ ...loaderData.page, breadcrumbs: loaderData.breadcrumbs });

export default function Register({ loaderData: { page, breadcrumbs } }: Route.ComponentProps) {
  return (
    <AccountCard content={page} breadcrumbs={breadcrumbs}>
      <RegisterForm title={page.title} words={page.form} />
    </AccountCard>
  );
}
