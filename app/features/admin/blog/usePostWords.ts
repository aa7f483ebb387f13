import { adminBlog } from '#app/i18n/en/blog/adminBlog.ts'
import { adminPictures } from '#app/i18n/en/admin/adminPictures.ts'
import { useWords } from '#app/i18n/words.ts'

/** What the fields of a post are called. */
export function usePostWords() {
  const { form } = useWords(adminBlog)
  const { alt } = useWords(adminPictures)
  return { ...form, imageAlt: alt }
}
