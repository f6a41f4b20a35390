/** Scrolls to the target of the address even if an app has appended to the fragment ("#ube-jam?fbclid=y") or encoded it. */
export function fixFragment(): void {
  const fix = () => {
    // Parsed as parameters, whose first name is the decoded id.
    const [id = ""] = new URLSearchParams(location.hash.slice(1).replace("?", "&")).keys();
    if (`#${id}` !== location.hash && document.getElementById(id)) {
      location.replace(`#${id}`);
    }
  };
  fix();
  addEventListener("hashchange", fix);
}
