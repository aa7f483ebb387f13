import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureOf } from '#app/admin/failure.ts'
import { useDebounced } from '#app/admin/useDebounced.ts'
import { adminFormatting } from '#app/i18n/en/admin/adminFormatting.ts'
import { useWords } from '#app/i18n/words.ts'
import { call } from '#app/offline/call.ts'
import type { Endpoint } from '#contract/endpoint.ts'

/** Waits until typing pauses. */
const typingMs = 700

type Props<S, P, O> = {
  label: string
  endpoint: Endpoint<S, P, O>
  input: S
  isEmpty: (made: O) => boolean
  children: (made: O) => ReactNode
}

/** A text as devotees will see it, rendered by the server while it is being written. */
export function LivePreview<S, P, O>({
  label,
  endpoint,
  input,
  isEmpty,
  children,
}: Props<S, P, O>) {
  const words = useWords(adminFormatting)
  const debounced = useDebounced(JSON.stringify(input), typingMs)
  const { data, isError, error } = useQuery({
    queryKey: [endpoint.path, debounced],
    queryFn: ({ signal }) => call(endpoint, JSON.parse(debounced), { signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  })
  return (
    // Scrolls separately, with keys too.
    <section
      aria-label={label}
      tabIndex={0}
      className="max-h-168 min-w-0 overflow-y-auto rounded-md border border-line bg-paper p-4 wrap-anywhere"
    >
      <p className="text-sm text-muted">{label}</p>
      {isError && (
        <p className="mt-2 text-kumkum">
          {failureOf(error).fields[0]?.detail ?? words.previewFailed}
        </p>
      )}
      {!isError && data && children(data)}
      {!isError && (!data || isEmpty(data)) && (
        <p className="mt-2 text-muted">{words.previewEmpty}</p>
      )}
    </section>
  )
}

/** Made by the server from Markdown alone: a few elements, and no scripts. */
export function PreviewedText({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
