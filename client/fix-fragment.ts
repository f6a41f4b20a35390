/** Corrects a fragment that an app has changed, "#ube-jam?fbclid=y", so that the browser finds its target. */
export function fixFragment(): void {
  const fix = () => {
    // Unlike decodeURIComponent, this never throws. The app may have encoded what it appended.
    const [decoded = ""] = new URLSearchParams(location.hash.slice(1)).keys();
    const [id = ""] = decoded.split(/[?&]/);
    if (`#${id}` !== location.hash && document.getElementById(id)) {
      location.replace(`#${id}`);
    }
  };
  fix();
  addEventListener("hashchange", fix);
}
