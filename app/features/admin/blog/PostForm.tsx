import { EditedForm } from '#app/admin/EditedForm.tsx'
import { useEdited } from '#app/admin/useEdited.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { adminBlog } from '#app/i18n/en/adminBlog.ts'
import { adminPictures } from '#app/i18n/en/adminPictures.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import { getStaffPost, type StaffPost, updatePost } from '#contract/blogAdmin.ts'
import { PostFields } from './PostFields.tsx'
import { type PostValues, toPostInput, toPostValues } from './postValues.ts'

type Props = { post: StaffPost; onDirty: (isDirty: boolean) => void }

export function PostForm({ post, onDirty }: Props) {
  const { form: words, text, picture } = useWords(adminBlog)
  const pictureWords = useWords(adminPictures)
  const { save, load } = useSaving()
  const { id } = post
  const inputOf = (values: PostValues) => ({ id, slug: values.slug, ...toPostInput(values) })
  const edited = useEdited<PostValues, StaffPost>({
    original: post,
    toValues: toPostValues,
    judged: { schema: updatePost.input, toInput: inputOf },
    async save(values, base) {
      const done = await save(updatePost, inputOf(values), base.version)
      if (done.saved) showToast({ title: words.saved, tone: 'success' })
      return done
    },
    load: () => load(getStaffPost, { id }),
    labels: {
      title: words.title,
      markdown: text.label,
      imageUrl: picture.heading,
      imageAlt: pictureWords.alt,
      excerpt: words.excerpt,
      authorName: words.author,
      authorInitials: words.initials,
      readTime: words.readTime,
      sources: words.sources,
      slug: words.slug,
      isFeatured: words.isFeatured,
    },
  })
  return (
    <EditedForm edited={edited} onDirty={onDirty} className="either-script">
      <PostFields form={edited.form} post={post} />
    </EditedForm>
  )
}
