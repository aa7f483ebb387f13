import { uploadFile } from '#app/api/uploadFile.ts'
import { adminPictures } from '#app/i18n/en/admin/adminPictures.ts'
import { useWords } from '#app/i18n/words.ts'
import { largestPicture, uploadPicture, type UploadedPicture } from '#contract/blog/admin.ts'
import { ImageUpload } from './ImageUpload.tsx'

type Props = { label: string; onDone: (picture: UploadedPicture) => void }

/** Uploads a picture for a page. */
export function PictureUpload({ label, onDone }: Props) {
  const { hint } = useWords(adminPictures)
  return (
    <ImageUpload
      label={label}
      hint={hint}
      largest={largestPicture}
      send={async (file, way) =>
        onDone(
          await uploadFile({ endpoint: uploadPicture, path: uploadPicture.path, file, ...way }),
        )
      }
    />
  )
}
