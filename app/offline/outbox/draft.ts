/** What stands in a form that was not sent yet. */
export type Draft = {
  form: string
  /** The id its command will have. */
  id: string
  values: unknown
  /** The refused command whose place it takes. */
  replaces?: string | undefined
  savedAt: string
}
