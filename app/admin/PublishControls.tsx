import { adminPublishing } from '#app/i18n/en/writing/adminPublishing.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { type Publishing, usePublishing } from './usePublishing.ts'

/** Draft, scheduled or published, with buttons to change it. */
export function PublishControls({ of, isDirty, isBusy, onPublish }: Publishing) {
  const words = useWords(adminPublishing)
  const { publish, schedule, statusProps, text, time } = usePublishing({ of, onPublish })
  const { status } = of
  return (
    <Card as="section" className="p-5">
      <h2 className="text-xl">{words.heading}</h2>
      <p {...statusProps} className="mt-1">
        {text}
      </p>
      {isDirty && <p className="mt-2 text-sm font-semibold text-kumkum">{words.unsaved}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        {status !== 'published' && (
          <Button
            isBusy={isBusy}
            disabled={isDirty}
            onClick={() => void publish({ status: 'published' })}
          >
            {words.publish}
          </Button>
        )}
        {status !== 'draft' && (
          <Button
            variant="outline"
            isBusy={isBusy}
            onClick={() => void publish({ status: 'draft' })}
          >
            {words.unpublish}
          </Button>
        )}
      </div>
      {status !== 'published' && (
        <form
          noValidate
          onSubmit={(event) => void schedule(event)}
          className="mt-5 border-t border-line pt-4"
        >
          <TextField label={words.when} hint={words.whenHint} type="datetime-local" {...time} />
          <Button
            type="submit"
            variant="outline"
            className="mt-3"
            isBusy={isBusy}
            disabled={isDirty}
          >
            {words.schedule}
          </Button>
        </form>
      )}
    </Card>
  )
}
