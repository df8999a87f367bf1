/** What can be wrong with a picture, in the words of the error catalogue. */
export type PictureFault =
  | 'upload_not_a_picture'
  | 'image_unprocessable'
  | 'too_many_pixels'
  | 'area_points'
  | 'mask_empty'
  | 'mask_full'
  | 'watermark_not_found'
  | 'effect_same_picture'
  | 'effect_plain_look'
  | 'psd_one_layer'
  | 'psd_one_colour'
  | 'model_no_cloth';

/** A picture that cannot be worked on, and why. `params` fill the sentence that people see. */
export class PictureError extends Error {
  readonly code: PictureFault;
  readonly params: Readonly<Record<string, number | string>>;

  constructor(code: PictureFault, reason: string, params: Readonly<Record<string, number | string>> = {}) {
    super(reason);
    this.name = 'PictureError';
    this.code = code;
    this.params = params;
  }
}

/** A picture that took more time or memory than there was for it, or its decoder with it: it may be sound, and read another time. */
export class UnjudgedPictureError extends PictureError {}
