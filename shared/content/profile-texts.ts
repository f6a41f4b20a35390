/** Under the drawings of a coach. */
export const coachCaption = "Drawn for this guide. The colors and seats of the real bus may differ.";

/** Before the departures of other operators from the same terminals. */
export const anyCompanyText = "Any company will do? The timetable has";

/** For a class that only some departures have: its fare is in the timetable. */
export const selectedTripsNote = "On selected trips, see the schedule.";

/** For an operator that leaves from more than one place. */
export const ticketGuard = "Go to the terminal that is on your ticket.";

/** What the picture of the inside shows, for readers who do not see it. */
export const insideAlt = "Drawing of the inside, seen from the back row toward the windshield.";

/** What the seat-plan picture is, and what it is not. */
export const seatPlanCaption =
  "An example of this layout, not a count of any real bus. The front is on the right.";

/** For a terminal that is several yards, and companies that have more than one terminal. */
export const terminalGuard =
  "Some companies leave from more than one terminal: go to the one on your ticket.";
