import { celebration } from '#app/i18n/en/celebration.ts'
import { useWords } from '#app/i18n/words.ts'
import { StoredPicture } from '#app/ui/StoredPicture.tsx'
import type { Festival } from '#contract/festivals.ts'

/** The picture that the temple chose for a festival, if it did. */
export function FestivalPicture({ picture }: { picture: Festival['picture'] }) {
  const words = useWords(celebration)
  return (
    picture && (
      <StoredPicture
        picture={picture}
        sizes="(min-width: 64rem) 36rem, 100vw"
        className="mt-4 max-h-96 w-full rounded-lg object-cover"
        missing={words.pictureMissing}
      />
    )
  )
}
