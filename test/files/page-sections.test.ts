import * as assert from "uvu/assert";
import { sectionsOf } from "../../server/files/page-sections.ts";
import { describe } from "../setup/describe.ts";

/** @param html without the line breaks, as React writes it. */
const read = (html: string) => sectionsOf(`<main id="content">${html.replaceAll(/\n */g, "")}</main>`);

describe("the sections of a page", (test) => {
  test("are the page itself and each part with an anchor and a heading, in order", () => {
    const sections = read(`
      <h1>Foods</h1><p>All &amp; every<!-- -->thing.</p>
      <section id="sweets">
        <h2>Sweets<span>(2)</span></h2><p id="no-heading">Made of ube.</p>
        <article id="jam"><h3>Jam</h3><p>Purple.</p></article>
      </section>
      <details id="toilet"><summary>Is there a toilet?</summary>Yes</details>`);
    assert.equal(sections, [
      { id: "content", heading: "Foods", within: undefined, text: "All & everything." },
      { id: "sweets", heading: "Sweets (2)", within: undefined, text: "Made of ube." },
      { id: "jam", heading: "Jam", within: "Sweets (2)", text: "Purple." },
      { id: "toilet", heading: "Is there a toilet?", within: undefined, text: "Yes." },
    ]);
  });

  test("read as sentences, whatever their elements", () => {
    const [page] = read(`
      <h1>Cubao</h1>
      <dl><dt>Fare</dt><dd>₱495</dd><dt>From</dt><dd><ul><li>EDSA</li><li>Araneta City</li></ul></dd></dl>
      <p>Ask <a href="/operators">them</a>. Open <b>24</b> hours</p>
      <h3>Pasay</h3><p>Far.</p><dl><dt>Cons</dt><dd><ul><li>Crowds</li></ul></dd></dl>
      <table>
        <thead><tr><th>Class</th><th>Fare</th></tr></thead>
        <tbody><tr><th>Deluxe<p>Fewer stops</p></th><td>₱520<small>One way</small></td></tr></tbody>
      </table>`);
    assert.is(
      page?.text,
      "Fare: ₱495. From: EDSA. Araneta City. Ask them. Open 24 hours. Pasay: Far. Cons: Crowds. Deluxe. Fewer stops. Fare ₱520 One way.",
    );
  });

  test("name the column of each cell but the first, and of none that spans several", () => {
    const [page] = read(`
      <h1>Fares</h1>
      <table>
        <thead><tr><th>Landing</th><th>With ID</th><th>PITX</th></tr></thead>
        <tbody>
          <tr><th>8 AM</th><td colspan="2">Genesis</td></tr>
          <tr><th>9 AM</th><td>₱384</td><td>11 AM</td></tr>
          <tr><td>Later</td><td>₱416</td><td>1 PM</td></tr>
        </tbody>
      </table>`);
    assert.is(page?.text, "8 AM: Genesis. 9 AM: With ID ₱384, PITX 11 AM. Later, With ID ₱416, PITX 1 PM.");
  });

  test("omit links back, hidden parts and parts marked data-nosnippet", () => {
    const [page, ...others] = read(`
      <h1>Stay</h1>
      <div><a href="/">Back to all</a><p>Rooms.</p></div>
      <p>See <a href="/stay">them</a>.</p>
      <nav>Contents</nav><p hidden="">Saved</p><p aria-hidden="true">1,540</p>
      <section id="sheet" data-nosnippet=""><h2>Printed</h2></section>
      <svg><title>A house</title></svg><button type="button">Share</button>`);
    assert.is(page?.text, "Rooms. See them.");
    assert.equal(others, []);
  });

  test("are also answers with an anchor, which have the name of their section too", () => {
    const sections = read(`
      <h1>Tips</h1>
      <section id="bus"><h2>On the bus</h2><dl><div id="pets"><dt>Pets</dt><dd>Call first</dd></div></dl></section>`);
    assert.equal(sections.slice(1), [
      { id: "bus", heading: "On the bus", within: undefined, text: "Pets: Call first." },
      { id: "pets", heading: "On the bus: Pets", within: "On the bus", text: "Call first." },
    ]);
  });

  test("replace stars with their meaning", () => {
    const [page, note] = read(`
      <h1>Cubao</h1><ul><li>KMS *</li><li>Partas</li></ul><p>* Trips to Baguio not confirmed.</p>
      <section id="times"><h2>Times</h2><p>* Not confirmed. Ask first.</p></section>`);
    assert.is(page?.text, "KMS (not confirmed). Partas. Trips to Baguio not confirmed.");
    assert.is(note?.text, "Not confirmed. Ask first.");
  });
});
