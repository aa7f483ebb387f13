/**
 * How much of the icon's width a drawing takes: alone with round corners, to the edge as an iPhone
 * shows it, and inside the circle that every Android launcher leaves. The preview shows the same.
 */
export const iconShares = {
  mark: { whole: 0.66, full: 0.68, cut: 0.56 },
  /** A see-through picture on the temple's colour. */
  clear: { whole: 0.8, full: 0.78, cut: 0.62 },
  /** A picture with an edge of one colour, which goes on around it. */
  plain: { whole: 0.94, full: 0.92, cut: 0.72 },
} as const
