import { mine } from '#app/i18n/en/mantras/mine.ts'
import { useWords } from '#app/i18n/words.ts'
import { useFavourites } from '#app/offline/mine/useFavourites.ts'

/** Why there are no favourites where a browser refuses to store anything. */
export function NothingStored() {
  const words = useWords(mine)
  const { isRead, isLate, data } = useFavourites()
  if (!isRead || isLate || data) return null
  return <p className="mt-8 text-muted">{words.nothingStored}</p>
}
