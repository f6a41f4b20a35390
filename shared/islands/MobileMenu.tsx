import { type ReactNode, useEffect, useRef } from "react";
import { breakpoints } from "../styles/breakpoints.ts";
import styles from "./MobileMenu.module.css";
import { Slot } from "./Slot.tsx";

interface MobileMenuProps {
  /** The id of the sheet with the links. */
  readonly id: string;
  readonly slots?: { readonly links: ReactNode };
}

/**
 * The links of the site behind a button. Without script, the popover opens, closes on Escape or a tap
 * outside, and browsers tell assistive technology whether it is open. Hydrated, the menu also closes when a
 * link is chosen, when the focus leaves it, and when the window grows.
 */
export function MobileMenu({ id, slots }: MobileMenuProps) {
  const sheet = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const menu = sheet.current;
    if (menu === null) {
      return;
    }
    const close = () => menu.hidePopover();
    const closeOnLink = (event: Event) => {
      if (event.target instanceof Element && event.target.closest("a") !== null) {
        close();
      }
    };
    // The sheet would hide the focused element behind it.
    const closeBehindFocus = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !menu.parentElement?.contains(relatedTarget)) {
        close();
      }
    };
    const width = matchMedia(breakpoints.wide);
    menu.addEventListener("click", closeOnLink);
    menu.addEventListener("focusout", closeBehindFocus);
    width.addEventListener("change", close);
    return () => {
      menu.removeEventListener("click", closeOnLink);
      menu.removeEventListener("focusout", closeBehindFocus);
      width.removeEventListener("change", close);
    };
  }, []);

  return (
    <>
      <button className={styles.toggle} type="button" popoverTarget={id}>
        <span className={styles.whenClosed} suppressHydrationWarning>
          Menu
        </span>
        <span className={styles.whenOpen} suppressHydrationWarning>
          Close
        </span>
      </button>
      <div ref={sheet} id={id} className={styles.menu} popover="auto">
        <Slot>{slots?.links}</Slot>
      </div>
    </>
  );
}
