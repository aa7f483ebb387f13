/** In pixels down the screen. */
type Span = { readonly top: number; readonly bottom: number }

/** Air above the line that comes to the top. */
const air = 12

/** Of a line that is taller than the view. */
const share = 0.8

/**
 * How far a text is scrolled to read on: the first of its lines that is not in view whole comes to the top of the view,
 * so that none is cut. Nothing if all of them have been in view.
 */
export function turnOf(lines: readonly Span[], view: Span): number | undefined {
  const cut = lines.find(({ bottom }) => bottom > view.bottom + 1)
  if (!cut) return undefined
  const toTop = cut.top - view.top - air
  return toTop > 1 ? toTop : (view.bottom - view.top) * share
}
