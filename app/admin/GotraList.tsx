import { gotras } from '#contract/bookings/gotras.ts'

/** The id of the list, for the `list` of a field. */
export const gotraList = 'gotras'

/** The common gotras, offered while one is typed. */
export function GotraList() {
  return (
    <datalist id={gotraList}>
      {gotras.map(([roman, devanagari]) => (
        <option key={roman} value={roman}>
          {devanagari}
        </option>
      ))}
    </datalist>
  )
}
