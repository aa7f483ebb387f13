/** What the grid draws of a day's sky. */
export type DaySky = {
  /** At sunrise, 1 to 30. */
  tithi: number
  /** The tithi at the next sunrise; undefined on the grid's last day. */
  next?: number | undefined
  /** The moon's angle from the sun in degrees: 0 new, 180 full. */
  elongation: number
}
