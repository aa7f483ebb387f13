/**
 * The drawing's share of the icon's width: with rounded corners, full bleed for iPhones, and inside
 * Android's safe circle. The preview uses the same values.
 */
export const iconShares = {
  mark: { whole: 0.66, full: 0.68, cut: 0.56 },
  /** A see-through picture on the temple's colour. */
  clear: { whole: 0.8, full: 0.78, cut: 0.62 },
  /** A picture whose edge has one colour, which is extended around it. */
  plain: { whole: 0.94, full: 0.92, cut: 0.72 },
} as const
