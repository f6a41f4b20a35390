import { originInAddress } from "../shared/islands/origin-address.ts";

/**
 * Chooses the terminal that the address names, and follows the address from then on: the filter itself does so only
 * once it is hydrated. What the reader has tapped before stands.
 */
export function followAddress(): void {
  const radios = Array.from(document.querySelectorAll<HTMLInputElement>('[name="origin"]'));
  const [all, ...terminals] = radios;
  const known = terminals.map(({ value }) => value);

  const chooseOrigin = () => {
    const fragment = location.hash;
    const origin = fragment === "" ? all?.value : originInAddress(fragment, known);
    const radio = radios.find(({ value }) => value === origin);
    const target = document.getElementById(fragment.slice(1));
    // The browser could not scroll to a row while it was hidden.
    const isHidden = target?.getClientRects().length === 0;
    if (radio) {
      radio.checked = true;
    }
    if (isHidden) {
      target.scrollIntoView();
    }
  };

  if (all?.checked) {
    chooseOrigin();
  }
  addEventListener("hashchange", chooseOrigin);
}
