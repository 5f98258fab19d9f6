interface Viewport {
  name: string;
  type: 'mobile' | 'tablet' | 'desktop';
  styles: { width: string; height: string };
}

/** The widths to check a layout at: the narrowest supported, a phone, a tablet, a desktop. */
export const viewports: Record<string, Viewport> = {
  narrow: { name: 'Narrow, 320', type: 'mobile', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone, 360', type: 'mobile', styles: { width: '360px', height: '780px' } },
  tablet: { name: 'Tablet, 768', type: 'tablet', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop, 1280', type: 'desktop', styles: { width: '1280px', height: '800px' } },
};
