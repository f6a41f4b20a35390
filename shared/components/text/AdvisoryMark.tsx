/** The exclamation mark of a notice. */
export function AdvisoryMark() {
  return (
    <svg viewBox="14 4 12 33" width="12" height="33" aria-hidden="true">
      <path fill="currentColor" d="M17 6h6l-1 18h-4zM20 28a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z" />
    </svg>
  );
}
