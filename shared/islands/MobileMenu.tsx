import type { FocusEvent, MouseEvent, ReactElement } from "react";
import styles from "./MobileMenu.module.css";
import { Slot, TranslatableText } from "./Slot.tsx";

interface MobileMenuProps {
  readonly id: string;
  readonly slots?: { readonly links: ReactElement };
}

/**
 * Links behind a button, on narrow screens: a popover, which works without script. Once hydrated, it also closes when a
 * link is chosen and when the focus leaves it.
 */
export function MobileMenu({ id, slots }: MobileMenuProps) {
  return (
    <>
      <button className={`boxed ${styles.toggle}`} type="button" popoverTarget={id}>
        <TranslatableText>Menu</TranslatableText>
      </button>
      {/* biome-ignore lint/a11y: the events come from the links in it, which keys follow too. */}
      <div id={id} className={styles.sheet} popover="auto" onClick={closeOnLink} onBlur={closeBehindFocus}>
        <Slot>{slots?.links}</Slot>
      </div>
    </>
  );
}

function closeOnLink({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest("a") !== null) {
    // Unlike `hidePopover`, this never throws if the menu is closed.
    currentTarget.togglePopover(false);
  }
}

/** Otherwise, the sheet would hide the focused element. */
function closeBehindFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget !== null && !currentTarget.parentElement?.contains(relatedTarget)) {
    currentTarget.togglePopover(false);
  }
}
