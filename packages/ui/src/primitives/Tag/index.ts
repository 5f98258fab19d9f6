export { Tag, TagList, type TagListProps, type TagProps, type TagTone, tagTones } from './Tag.tsx';
