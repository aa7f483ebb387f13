/** A body of Stripe's API: `metadata[donation_id]=d1` becomes `{ metadata: { donation_id: 'd1' } }`. */
export type Form = { readonly [name: string]: string | Form }

type Writable = { [name: string]: string | Writable }

export const parseForm = (body: string): Form => {
  const form: Writable = Object.create(null)
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/[[\]]+/).filter(Boolean)
    const last = path.pop()
    if (last === undefined) continue
    let place = form
    for (const part of path) {
      const inner = place[part]
      place = typeof inner === 'object' ? inner : (place[part] = Object.create(null) as Writable)
    }
    place[last] = value
  }
  return form
}

export const readText = (form: Form, name: string): string | undefined => {
  const value = form[name]
  return typeof value === 'string' ? value : undefined
}

export const readForm = (form: Form, name: string): Form => {
  const value = form[name]
  return typeof value === 'object' ? value : {}
}

/** A map of texts, such as metadata. */
export const readTexts = (form: Form, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readForm(form, name)).flatMap(([key, value]) =>
      typeof value === 'string' && value !== '' ? [[key, value]] : [],
    ),
  )
