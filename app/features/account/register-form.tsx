import { messages } from "~/content/messages";
import { Link } from "~/ui/link";
import { TextField } from "~/ui/text-field";
import { AccountForm } from "./account-form";

/** Email, password and its confirmation, which is plain text and is not compared (spec 5). */
export function RegisterForm() {
  return (
    <AccountForm
      title="Register"
      button="Register"
      answer={messages.registered}
      other={
        <>
          Have an account?{" "}
          <Link to="/login" className="text-palm-700 text-link">
            Login
          </Link>
        </>
      }
    >
      <TextField label="Email" name="email" type="email" autoComplete="email" required />
      <TextField label="Password" name="password" type="password" autoComplete="new-password" required />
      <TextField
        label="Confirm password"
        name="confirm-password"
        autoComplete="off"
        autoCapitalize="none"
        required
      />
    </AccountForm>
  );
}
