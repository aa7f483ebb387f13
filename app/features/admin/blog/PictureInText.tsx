import { useState } from 'react'
import { PictureUpload } from '#app/admin/pictures/PictureUpload.tsx'
import { adminBlog } from '#app/i18n/en/blog/adminBlog.ts'
import { adminPictures } from '#app/i18n/en/admin/adminPictures.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'

type Props = { onInsert: (url: string, alt: string) => void }

/** Uploads a picture, asks for its description, and inserts it at the cursor. */
export function PictureInText({ onInsert }: Props) {
  const { text } = useWords(adminBlog)
  const words = useWords(adminPictures)
  const [url, setUrl] = useState('')
  const [alt, setAlt] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const insert = () => {
    setIsMissing(alt.trim() === '')
    if (alt.trim() !== '') onInsert(url, alt)
  }
  return (
    <div className="admin-panel my-2 grid gap-4">
      <PictureUpload
        label={url === '' ? words.choose : words.replace}
        onDone={(sent) => setUrl(sent.url)}
      />
      {url !== '' && (
        <>
          <img src={url} alt="" className="max-h-64 rounded-md" />
          <TextField
            label={words.alt}
            hint={words.altHint}
            maxLength={200}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // The surrounding form must not be submitted.
              event.preventDefault()
              insert()
            }}
            error={isMissing ? words.altMissing : undefined}
          />
          <div>
            <Button variant="outline" onClick={insert}>
              {text.insert}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
