let region: HTMLElement | null = null;

/** Gets ready to announce: screen readers miss what a region says when it appears. */
export function prepareAnnouncements(): void {
  if (region) return;
  region = document.createElement('div');
  region.className = 'sr-only';
  region.ariaLive = 'assertive';
  region.dataset['reactAriaTopLayer'] = ''; // dialogs leave it in reach
  document.body.append(region);
}

/** Has screen readers say it at once. */
export function announce(text: string): void {
  if (region) region.textContent = text;
}
