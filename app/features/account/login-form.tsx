import { messages } from "~/content/messages";
import { Link } from "~/ui/link";
import { TextField } from "~/ui/text-field";
import { AccountForm } from "./account-form";

/** Email and password; any of them will do (spec 2, 5, 8). */
export function LoginForm() {
  return (
    <AccountForm
      title="Login"
      button="Login"
      answer={messages.loggedIn}
      other={
        <>
          New here?{" "}
          <Link to="/register" className="text-palm-700 text-link">
            Register
          </Link>
        </>
      }
    >
      <TextField label="Email" name="email" type="email" autoComplete="email" required />
      <TextField label="Password" name="password" type="password" autoComplete="current-password" required />
    </AccountForm>
  );
}
