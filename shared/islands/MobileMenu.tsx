import { type ReactElement, useEffect, useRef } from "react";
import styles from "./MobileMenu.module.css";
import { Slot } from "./Slot.tsx";
import { TranslatableText } from "./TranslatableText.tsx";

interface MobileMenuProps {
  readonly id: string;
  readonly slots?: { readonly links: ReactElement };
}

/**
 * Links behind a button, on narrow screens: a popover, which works without script. Once hydrated, it also closes when a
 * link is chosen and when the focus leaves it.
 */
export function MobileMenu({ id, slots }: MobileMenuProps) {
  const popover = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const menu = popover.current;
    if (menu === null) {
      return;
    }
    // Unlike hidePopover, this never throws if the menu is closed.
    const close = () => menu.togglePopover(false);
    const closeOnLink = (event: Event) => {
      if (event.target instanceof Element && event.target.closest("a") !== null) {
        close();
      }
    };
    // Otherwise, the sheet would hide the focused element.
    const closeBehindFocus = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !menu.parentElement?.contains(relatedTarget)) {
        close();
      }
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    menu.addEventListener("click", closeOnLink, { signal });
    menu.addEventListener("focusout", closeBehindFocus, { signal });
    return () => listeners.abort();
  }, []);

  return (
    <>
      <button className={`boxed ${styles.toggle}`} type="button" popoverTarget={id}>
        <TranslatableText>Menu</TranslatableText>
      </button>
      <div ref={popover} id={id} className={styles.sheet} popover="auto">
        <Slot>{slots?.links}</Slot>
      </div>
    </>
  );
}
