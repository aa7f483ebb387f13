import { type ComponentProps, useState } from 'react'
import { useVersionedChange } from '#app/admin/useVersionedChange.ts'
import { adminMantras } from '#app/i18n/en/mantras/adminMantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { audioPath } from '#contract/paths.ts'
import { getStaffMantra, removeMantraAudio, type StaffMantra } from '#contract/mantras/admin.ts'
import { lengthText } from './timings.ts'
import { UploadForm } from './UploadForm.tsx'

const sizeText = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`

type Props = Pick<ComponentProps<typeof UploadForm>, 'mantra' | 'first' | 'onFirst'>

/** The current recording, and a way to replace it. */
export function Recording({ mantra, first, onFirst }: Props) {
  const { audio: words } = useWords(adminMantras)
  const { change, show, isBusy } = useVersionedChange(getStaffMantra, mantra)
  const [uploads, setUploads] = useState(0)
  const { id, audio, audioUrl, lines } = mantra
  const remove = async () => {
    if (await change(removeMantraAudio, { id })) showToast({ title: words.removed })
  }
  const handleDone = (changed: StaffMantra) => {
    show(changed)
    setUploads((count) => count + 1)
    showToast({ title: words.done, tone: 'success' })
  }
  return (
    <Card as="section" className="p-5">
      <h2 className="text-xl">{words.heading}</h2>
      {!audioUrl && <p className="mt-1 text-muted">{words.none}</p>}
      {audio && (
        <p className="mt-1">
          {words.about(lengthText(audio.durationMs), sizeText(audio.bytes))}
          {audio.isSynthesised && `, ${words.synthesised}`}
        </p>
      )}
      {audioUrl && (
        <audio
          key={audioUrl}
          controls
          preload="none"
          src={audioPath(audioUrl)}
          className="mt-3 w-full"
        />
      )}
      <UploadForm
        key={uploads}
        mantra={mantra}
        first={first}
        onFirst={onFirst}
        hasTimes={lines.some(({ startMs }) => startMs !== undefined)}
        onDone={handleDone}
      />
      {audioUrl && (
        <Button
          variant="quiet"
          size="small"
          className="mt-3"
          isBusy={isBusy}
          onClick={() => void remove()}
        >
          {words.remove}
        </Button>
      )}
    </Card>
  )
}
