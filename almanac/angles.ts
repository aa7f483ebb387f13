export const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The angle brought into [0, 360). */
export const turn = (degrees: number): number => ((degrees % 360) + 360) % 360

/** The angle counted on past 360, or back, to where it is nearest to another. */
export const nearest = (degrees: number, other: number): number =>
  degrees + 360 * Math.round((other - degrees) / 360)
