import { Heart } from 'lucide'
import { mine } from '#app/i18n/en/mantras/mine.ts'
import { useWords } from '#app/i18n/words.ts'
import { useFavourites } from '#app/offline/mine/useFavourites.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { showToast } from '#app/ui/toasts.ts'

const load = () =>
  Promise.all([
    import('#app/offline/mine/favourites.ts'),
    import('#app/offline/downloads/cachedFile.ts'),
    import('#app/offline/phone.ts'),
  ])

/** Chooses a text as a favourite, or no longer; only on this phone. */
export function FavouriteButton({ id, title }: { id: string; title: string }) {
  const words = useWords(mine)
  const isFavourite = useFavourites().data?.includes(id) ?? false
  const handleClick = async () => {
    const [{ setFavourite }, { isFull }, { db }] = await load()
    await setFavourite(db, id, !isFavourite).catch((error: unknown) =>
      showToast({
        title: words.notStored,
        description: isFull(error) ? words.full : words.refused,
        tone: 'destructive',
      }),
    )
  }
  return (
    <button
      type="button"
      className={`${buttonClass({ variant: 'quiet', size: 'small' })} favourite px-2`}
      aria-pressed={isFavourite}
      aria-label={words.favouriteTitle(title)}
      onClick={() => void handleClick()}
    >
      <Icon of={Heart} className="size-5" />
      {words.favourite}
    </button>
  )
}
