import { home } from "~/content/demo/trail";
import { shopPages } from "~/content/shop/pages";
import { LoginForm } from "~/features/account/login-form";
import { AccountCard } from "~/sections/account-card";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/login";

export const loader = () => ({ page: shopPages.login, trail: [home] });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  demoMeta({ ...loaderData.page, trail: loaderData.trail });

export default function Login({ loaderData: { page, trail } }: Route.ComponentProps) {
  return (
    <AccountCard content={page} trail={trail}>
      <LoginForm />
    </AccountCard>
  );
}
