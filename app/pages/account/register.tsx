import { home } from "~/content/demo/trail";
import { shopPages } from "~/content/shop/pages";
import { RegisterForm } from "~/features/account/register-form";
import { AccountCard } from "~/sections/account-card";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/register";

export const loader = () => ({ page: shopPages.register, trail: [home] });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  demoMeta({ ...loaderData.page, trail: loaderData.trail });

export default function Register({ loaderData: { page, trail } }: Route.ComponentProps) {
  return (
    <AccountCard content={page} trail={trail}>
      <RegisterForm />
    </AccountCard>
  );
}
