import { countItems } from "~/features/cart/cart";
import { useCart } from "~/features/cart/cart-store";
import { CartSummary } from "~/features/cart/cart-summary";
import { classNames } from "~/lib/class-names";
import { fillCount } from "~/lib/fill";
import { markPath } from "~/lib/mark-path";
import { Disclosure } from "~/ui/disclosure";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { useScrolledPast } from "~/ui/use-scrolled-past";
import { company } from "~/words/company";
import * as frame from "~/words/frame";
import { MainMenu } from "./main-menu";
import { PhoneMenu } from "./phone-menu";

/** Scroll distance in px after which the header is stuck. */
const STICKY_OFFSET = 5;

/** `hasCart` is false on pages that ship no JavaScript and so cannot read the cart. */
export function Header({ hasCart }: { hasCart: boolean }) {
  const isStuck = useScrolledPast(STICKY_OFFSET);
  return (
    <header
      lang="es"
      data-stuck={isStuck || undefined}
      className="pointer-events-none sticky top-0 z-header h-(--header) *:pointer-events-auto print:static"
    >
      <div
        className={classNames(
          "border-b bg-husk-50 transition-[height] duration-250 motion-reduce:transition-none",
          isStuck ? "h-(--stuck-header) border-husk-300" : "h-full border-transparent",
        )}
      >
        <div className="wrap flex h-full items-center">
          <Link
            to="/"
            className="mr-auto flex flex-none items-center gap-2 font-display text-xl/none tracking-tight whitespace-nowrap text-palm-900 [text-size-adjust:100%] [word-spacing:0.06em]"
          >
            <svg viewBox="3 0 26 34" aria-hidden="true" fill="currentColor" className="size-8 text-palm-700">
              <path d={markPath} />
            </svg>
            {company.name}
          </Link>
          <MainMenu />
          <div className="-mr-2 ml-2 flex flex-none 1300:ml-4">
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the demo's placeholder link leads nowhere */}
            <a
              role="link"
              aria-disabled="true"
              aria-label={frame.header.wishlist}
              className="grid size-11 place-items-center max-tablet:hidden print:hidden"
            >
              <Icon name="heart" />
            </a>
            {hasCart ? <CartMenu /> : null}
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
      label={fillCount(frame.header.cart, count)}
      className="tablet:relative print:hidden"
      summaryClassName="relative grid size-11 place-items-center"
      summary={
        <>
          <Icon name="bag" />
          {count > 0 ? (
            <span
              aria-hidden="true"
              className="absolute top-0.5 right-0 min-w-5 rounded-full bg-fruit-600 px-1 text-center text-xs/5 font-semibold text-white"
            >
              {count}
            </span>
          ) : null}
        </>
      }
      panelClassName="inset-x-4 max-h-[calc(100dvh-var(--header)-72px)] overflow-y-auto p-4 tablet:right-0 tablet:left-auto tablet:w-95"
    >
      <CartSummary />
    </Disclosure>
  );
}
