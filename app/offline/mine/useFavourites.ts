import { type Live, useLive } from '#app/offline/useLive.ts'
import { favouritesOn } from './favourites.ts'

/** Without `data` once it was read, the browser refuses to store anything. */
export const useFavourites = (): Live<string[]> => useLive('favourites', favouritesOn)
