import { countItems } from "~/features/cart/cart";
import { CartCount } from "~/features/cart/cart-count";
import { useCart } from "~/features/cart/cart-store";
import { CartSummary } from "~/features/cart/cart-summary";
import { classNames } from "~/lib/class-names";
import { fillCount } from "~/lib/fill";
import { Disclosure } from "~/ui/disclosure";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Mark } from "~/ui/mark";
import { useScrolledPast } from "~/ui/use-scrolled-past";
import { company } from "~/words/company";
import * as frame from "~/words/frame";
import { MainMenu } from "./main-menu";
import { PhoneMenu } from "./phone-menu";

/** The header turns sticked after this many px of scroll (spec 9). */
const STICKED_AFTER = 5;

/** Logo, main menu, wishlist and cart; on small windows the menu's button instead of the menu. */
export function Header() {
  const sticked = useScrolledPast(STICKED_AFTER);
  return (
    <header lang="es" className={classNames("header", sticked && "header-stuck")}>
      <div className="header-bar">
        <div className="wrap">
          <Link to="/" className="header-logo">
            <Mark />
            {company.name}
          </Link>
          <MainMenu />
          <div className="header-buttons">
            {/* Leads nowhere (spec 2, "Main menu"): a link without a target, and it says so. */}
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- without a target on purpose */}
            <a
              role="link"
              aria-disabled="true"
              aria-label={frame.header.wishlist}
              className="header-button header-wishlist"
            >
              <Icon name="heart" />
            </a>
            <CartMenu />
            <PhoneMenu />
          </div>
        </div>
      </div>
    </header>
  );
}

function CartMenu() {
  const count = countItems(useCart());
  return (
    <Disclosure
      name="header"
      label={fillCount(frame.header.cart, count)}
      className="header-cart"
      summaryClassName="relative header-button"
      summary={
        <>
          <Icon name="bag" />
          {count > 0 ? <CartCount count={count} /> : null}
        </>
      }
    >
      <div className="header-panel header-panel-cart">
        <CartSummary />
      </div>
    </Disclosure>
  );
}
