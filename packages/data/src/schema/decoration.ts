/** The default colours and pictograms of the content. */
export const decoration = {
  color: '#6b7280',
  icon: 'document',
  emoji: '📁',
} as const;
