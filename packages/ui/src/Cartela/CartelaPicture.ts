/** A picture of bubbles: one string per row, one character per bubble. */
export interface CartelaPicture {
  /** `.` stays hollow, `#` is filled, `o` is filled in the quiet colour. All rows are equally long. */
  rows: readonly string[];
  /** Rows under the marker, from 0. Default none. */
  band?: { from: number; to: number };
}
