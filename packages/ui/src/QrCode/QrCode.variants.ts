/** Dark on white in both themes: cameras read nothing else reliably. */
export const qrCode = 'block size-44 rounded-control bg-white';
