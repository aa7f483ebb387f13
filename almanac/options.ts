import { checkPlace, type Place } from './place.ts'

export type Options = {
  /** The reference place, used if the Sun or Moon does not rise; without it that is an error. */
  reference?: Place | undefined
}

export function checkOptions(place: Place, { reference }: Options): void {
  checkPlace(place)
  if (reference) checkPlace(reference)
}
